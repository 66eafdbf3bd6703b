import { Check } from 'lucide-react';
import { type CSSProperties, type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useLabels } from '../labels';
import { Note, Nothing, Words } from '../Options';
import { Footer, List, Option, Panel } from './Combobox.styles';
import type { ComboboxOption } from './model';

export const optionId = (listId: string, rank: number) => `${listId}-${rank}`;

interface ComboboxListProps {
  id: string;
  ref: Ref<HTMLDivElement>;
  style: CSSProperties;
  label: string;
  options: readonly ComboboxOption[];
  active: number;
  chosenKey: ComboboxOption['key'] | undefined;
  isBusy: boolean;
  emptyText: string;
  onChoose: (option: ComboboxOption) => void;
  onFooterPress: () => void;
  footer: ReactNode;
}

// Keeps the focus in the field: the field's blur would close the list before the click.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The list stands in the page right after its field, placed by `position: fixed`: Tab leads on to its footer, and an
 * open modal neither cuts it nor hides it from assistive technology.
 */
export function ComboboxList(props: ComboboxListProps) {
  const { id, ref, style, label, options, active, chosenKey, isBusy, emptyText, onChoose, onFooterPress, footer } =
    props;
  const { loading } = useLabels();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const option = list.current?.children[active];
    if (!(list.current && option instanceof HTMLElement)) return;
    const { scrollTop, clientHeight } = list.current;
    const end = option.offsetTop + option.offsetHeight;
    if (option.offsetTop < scrollTop) list.current.scrollTop = option.offsetTop;
    else if (end > scrollTop + clientHeight) list.current.scrollTop = end - clientHeight;
  }, [active]);

  return (
    <Panel ref={ref} style={style} onMouseDown={keepFocus}>
      {options.length === 0 && <Nothing aria-hidden>{isBusy ? loading.label : emptyText}</Nothing>}
      <List
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={isBusy || undefined}
        hidden={options.length === 0}
      >
        {options.map((option, rank) => (
          <Option
            key={option.key}
            id={optionId(id, rank)}
            role="option"
            aria-selected={rank === active}
            onClick={() => onChoose(option)}
          >
            <Words>
              {option.label} {option.note && <Note>{option.note}</Note>}
            </Words>
            {option.key === chosenKey && <Check aria-hidden />}
          </Option>
        ))}
      </List>
      {footer && <Footer onClickCapture={onFooterPress}>{footer}</Footer>}
    </Panel>
  );
}
