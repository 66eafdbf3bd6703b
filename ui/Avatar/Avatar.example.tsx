import { Avatar } from '@comptoir/ui/Avatar';

const PEOPLE = ['Ann Martin', 'Ben Walsh', 'Cleo Byrne'];

export function Example() {
  return (
    <ul style={{ display: 'grid', gap: 8 }}>
      {PEOPLE.map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Avatar name={name} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}
