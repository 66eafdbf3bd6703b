import { Alert } from '@comptoir/ui/Alert';
import { ProgressBar } from '@comptoir/ui/ProgressBar';
import { Stack } from '@comptoir/ui/Stack';

export function Example() {
  return (
    <Stack>
      <h2>Six chairs</h2>
      <Alert tone="warning">The wood comes one day late.</Alert>
      <Stack gap={2}>
        <ProgressBar label="Cut" value={100} />
        <ProgressBar label="Assembled" value={50} />
      </Stack>
    </Stack>
  );
}
