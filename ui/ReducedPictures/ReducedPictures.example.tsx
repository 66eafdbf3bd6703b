import { Avatar } from '@comptoir/ui/Avatar';
import { setOwnSaving, useSavesData } from '@comptoir/ui/foundations';
import { ReducedPictures } from '@comptoir/ui/ReducedPictures';
import { SwitchField } from '@comptoir/ui/SwitchField';

const PHOTO = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"
  style="background:linear-gradient(skyblue,seagreen)"/>`;

export function Example() {
  const savesData = useSavesData();

  return (
    <>
      <SwitchField label="Save data" checked={savesData} onCheckedChange={setOwnSaving} />
      <ReducedPictures
        hasPictures
        texts={{ reduced: 'Photos are left out, to save data.', whole: 'Photos are shown in this list.' }}
        actions={{ show: 'Show the photos', reduce: 'Leave out the photos' }}
      >
        {['Ann Brown', 'Ian Wood'].map((name) => (
          <Avatar key={name} src={PHOTO} name={name} />
        ))}
      </ReducedPictures>
    </>
  );
}
