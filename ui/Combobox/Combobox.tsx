import { useMergeRefs } from '@floating-ui/react';
import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type FocusEvent, type ReactNode, useId, useRef } from 'react';
import { Wheel } from '../Button';
import { ControlBox, Field, type FieldProps } from '../Field';
import { usePopover } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { Chosen, Icon, Input, Root } from './Combobox.styles';
import { ComboboxList, optionId } from './ComboboxList';
import type { ComboboxOption } from './model';
import { useCombobox } from './useCombobox';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'onClick' | 'onKeyDown' | 'required' | 'type'
>;

export interface ComboboxProps extends FieldProps, NativeProps {
  /** What is typed; the caller searches for it. A choice empties it. */
  text: string;
  /** Called with what is typed, at each letter. */
  onTextChange: (text: string) => void;
  /** What was found for `text`, the best first; undefined while it is searched for. */
  options: readonly ComboboxOption[] | undefined;
  /** What is chosen; null when nothing is. */
  value: ComboboxOption | null;
  /** Called with what is chosen, null when it is cleared. */
  onChange: (option: ComboboxOption | null) => void;
  /** Said when nothing is found. */
  emptyText?: string;
  /** Any text will do, and what was found is proposed: a choice is the caller's to write into the text. */
  isFree?: boolean;
  /** Name of the list; the field's without it. */
  listLabel?: string;
  /** Under the list: a button that makes a new one. */
  footer?: ReactNode;
}

/**
 * A search box with the list of what it found, by keyboard as the combobox of the ARIA practices (DESIGN rule 22).
 *
 * Not for a short list that is known beforehand: `SelectField`; nor a search in a list on the screen: `SearchField`.
 *
 * Keys: `ArrowDown` and `ArrowUp` go through what was found, `Home` and `End` lead to its ends once one is among it,
 * `ArrowLeft` and `ArrowRight` stay in the text, `Enter` chooses, `Escape` closes the list and then empties the text.
 *
 * States: `data-chosen` once something is chosen.
 */
export function Combobox(props: ComboboxProps) {
  const { label, error, hint, required, disabled, id, ref, ...others } = props;
  const { text, onTextChange, options, value, onChange, emptyText = '', footer, ...free } = others;
  const { isFree = false, listLabel = label, ...rest } = free;
  const { combobox, search } = useLabels();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergeRefs([input, ref]);
  const ids = { list: useId(), note: useId() };
  const box = useCombobox({ text, onTextChange, options, value, onChange, isFree });
  const isOpen = box.isOpen && (!isFree || box.shown.length > 0);
  const popover = usePopover({
    isOpen,
    onOpenChange: (next) => !next && box.close(),
    isTriggerWide: true,
  });
  const isListed = isOpen && box.shown.length > 0;
  const isBusy = isOpen && !isFree && box.isLoading;

  const leave = ({ relatedTarget }: FocusEvent) => !root.current?.contains(relatedTarget as Node | null) && box.close();
  const clear = () => {
    box.clear();
    input.current?.focus();
  };
  // The field has the focus before anything else opens: a modal remembers it.
  const leaveForFooter = () => {
    input.current?.focus();
    box.close();
  };

  return (
    <Root ref={root} onBlur={leave} data-chosen={value ? true : undefined}>
      <Field {...{ label, error, hint, required, disabled, id }} describedBy={value?.note ? ids.note : undefined}>
        {(control) => (
          <>
            <ControlBox ref={popover.setTrigger}>
              {!isFree && <Icon>{isBusy ? <Wheel aria-hidden /> : <Search aria-hidden />}</Icon>}
              <Input
                autoComplete="off"
                spellCheck={false}
                {...rest}
                {...control}
                ref={inputRef}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={isListed}
                aria-controls={isListed ? ids.list : undefined}
                aria-activedescendant={isListed && box.active >= 0 ? optionId(ids.list, box.active) : undefined}
                value={value ? value.label : text}
                onChange={(event) => box.type(event.currentTarget.value)}
                onClick={box.open}
                onKeyDown={box.press}
              />
              {!disabled && !isFree && (value || text !== '') && (
                <IconButton label={combobox.clear(label)} icon={<X aria-hidden />} onClick={clear} />
              )}
            </ControlBox>
            {value?.note && <Chosen id={ids.note}>{value.note}</Chosen>}
          </>
        )}
      </Field>
      <p className="visually-hidden" role="status">
        {isOpen && (isBusy ? search.busy : box.shown.length > 0 ? combobox.count(box.shown.length) : emptyText)}
      </p>
      {isOpen && !disabled && (
        <ComboboxList
          id={ids.list}
          ref={popover.setPanel}
          style={popover.panelStyle}
          label={listLabel}
          options={box.shown}
          active={box.active}
          chosenKey={value?.key}
          isBusy={isBusy}
          emptyText={emptyText}
          onChoose={box.choose}
          onFooterPress={leaveForFooter}
          footer={footer}
        />
      )}
    </Root>
  );
}
