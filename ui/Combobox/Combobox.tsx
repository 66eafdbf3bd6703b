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
  /** Text of the field, which the caller searches for. Choosing an option empties it, unless `isFree` is set. */
  text: string;
  /** Called with the text at each key. */
  onTextChange: (text: string) => void;
  /** Options found for `text`, the best first; undefined while the search runs. */
  options: readonly ComboboxOption[] | undefined;
  /** The chosen option, or null. */
  value: ComboboxOption | null;
  /** Called with the chosen option, or null when it is cleared. */
  onChange: (option: ComboboxOption | null) => void;
  /** Text to show and announce when nothing is found. */
  emptyText?: string;
  /** Any text is valid, and the options are only proposed: the caller writes a chosen one into the text. */
  isFree?: boolean;
  /** Name of the list; the field's label by default. */
  listLabel?: string;
  /** Content under the list: a button that makes a new option. */
  footer?: ReactNode;
}

/**
 * A search box with the list of what it found, and the keys of the ARIA practices for a combobox (DESIGN rule 22).
 *
 * Not for a short, known list: `SelectField`; nor a search in a list on the screen: `SearchField`.
 *
 * Keys: `ArrowDown` and `ArrowUp` go through the options, then `Home` and `End` to the ends; `ArrowLeft` and
 * `ArrowRight` stay in the text, `Enter` chooses, `Escape` closes the list, then empties the text.
 *
 * States: `data-chosen` once something is chosen.
 */
export function Combobox(props: ComboboxProps) {
  const { label, error, hint, required, disabled, id, ref, ...others } = props;
  const { text, onTextChange, options, value, onChange, emptyText = '', footer, ...free } = others;
  const { isFree = false, listLabel = label, ...rest } = free;
  const field = { label, error, hint, required, disabled, id };
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
  // Puts the focus on the field before anything else opens, because a modal remembers what had the focus.
  const leaveForFooter = () => {
    input.current?.focus();
    box.close();
  };

  return (
    <Root ref={root} onBlur={leave} data-chosen={value ? true : undefined}>
      <Field {...field} describedBy={value?.note ? ids.note : undefined}>
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
