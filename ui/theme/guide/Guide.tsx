import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Lead, Line, Muted, Name, Page, Part, PartTitle, RuleList, Rules, Title } from './Guide.styles';

interface GuideProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page that explains tokens; its figures and samples come from the tokens themselves. */
export function Guide({ title, lead, children }: GuideProps) {
  return (
    <Page lang="en">
      <header>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </header>
      {children}
    </Page>
  );
}

export function GuidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part aria-label={title}>
      <PartTitle>{title}</PartTitle>
      {children}
    </Part>
  );
}

interface TokenLineProps {
  /** Name of the CSS variable. */
  name: string;
  value: string;
  /** What the token is for. */
  purpose: string;
  children: ReactNode;
}

export function TokenLine({ name, value, purpose, children }: TokenLineProps) {
  return (
    <Line>
      <div>
        <Name>{name}</Name> <Muted>{value}</Muted>
        <div>
          <Muted>{purpose}</Muted>
        </div>
      </div>
      {children}
    </Line>
  );
}

export function DoAndDont({ dos, donts }: { dos: readonly string[]; donts: readonly string[] }) {
  return (
    <Rules>
      <RuleSide title="Do" rules={dos} icon={<Check aria-hidden color="var(--color-success-text)" />} />
      <RuleSide title="Don’t" rules={donts} icon={<X aria-hidden color="var(--color-danger-text)" />} />
    </Rules>
  );
}

function RuleSide({ title, rules, icon }: { title: string; rules: readonly string[]; icon: ReactNode }) {
  return (
    <section aria-label={title}>
      <PartTitle>{title}</PartTitle>
      <RuleList>
        {rules.map((rule) => (
          <li key={rule}>
            {icon}
            <span>{rule}</span>
          </li>
        ))}
      </RuleList>
    </section>
  );
}
