import { LinkButton } from '@comptoir/ui/LinkButton';
import { StatusPage } from '@comptoir/ui/StatusPage';
import { Compass } from 'lucide-react';

export function Example() {
  return (
    <StatusPage
      code="404"
      title="This page does not exist"
      text="Its address may be wrong, or the page has moved."
      illustration={<Compass aria-hidden />}
      action={<LinkButton href="#dashboard">Go to the dashboard</LinkButton>}
    />
  );
}
