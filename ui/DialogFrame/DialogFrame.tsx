import { FloatingFocusManager, useFloating, useMergeRefs } from '@floating-ui/react';
import { X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import {
  hideBeneath,
  useBackLayer,
  useEscapeLayer,
  useFieldInSight,
  useFocusReturn,
  useScrollStop,
} from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { Backdrop, Body, type DialogSize, Footer, Header, Panel, Title } from './DialogFrame.styles';

export interface DialogFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Heading and name of the dialog. */
  title: string;
  /** `alertdialog` where an answer is needed before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** Greatest width of the dialog. */
  size?: DialogSize;
  /** Fills the screen below 768 px; not for a short question. */
  isSheet?: boolean;
  /** Whether a cross closes it. */
  hasCloseButton?: boolean;
  /** The buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /**
   * Element that takes the focus at the opening; by default the first field, else the dialog itself (DESIGN rule 13).
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called when Escape, Back or the cross is pressed. */
  onEscape: () => void;
}

const FIELD = 'input:not(:disabled, [type=hidden], [hidden]), select:not(:disabled), textarea:not(:disabled)';

/**
 * What modals and confirmations share. It is mounted while it is open, and a press outside closes nothing (DESIGN rule
 * 13).
 *
 * Not for use in a screen: `Modal` and `ConfirmDialog` are made of it.
 *
 * Keys: `Escape` asks to leave, as the browser's Back does, `Tab` stays inside.
 */
export function DialogFrame(props: DialogFrameProps) {
  // The press is answered first, because drawing a dialog takes long on an old processor (DESIGN "Weight and speed").
  const isAnswered = useDeferredValue(true, false);
  return isAnswered && <Frame {...props} />;
}

function Frame({
  title,
  role = 'dialog',
  size = 'md',
  isSheet = false,
  hasCloseButton = false,
  footer,
  initialFocus,
  onEscape,
  children,
  ref,
  ...rest
}: DialogFrameProps) {
  const labels = useLabels();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { refs, context } = useFloating({ open: true });
  const panelRef = useMergeRefs([panel, refs.setFloating, ref]);
  // This clean-up runs before the focus returns, because a hidden element cannot take the focus.
  useLayoutEffect(() => (panel.current ? hideBeneath(panel.current) : undefined), []);
  useFocusReturn(panel);
  useFieldInSight(panel);
  useEscapeLayer(true, onEscape);
  useBackLayer(true, onEscape);
  const tabIndex = useScrollStop(body);

  useEffect(() => {
    if (panel.current?.contains(document.activeElement)) return;
    (initialFocus?.current ?? body.current?.querySelector<HTMLElement>(FIELD) ?? panel.current)?.focus();
  }, [initialFocus]);

  return createPortal(
    <Backdrop lockScroll>
      <FloatingFocusManager context={context} initialFocus={-1} returnFocus={false}>
        <Panel
          aria-labelledby={titleId}
          tabIndex={-1}
          {...rest}
          ref={panelRef}
          role={role}
          aria-modal
          $size={size}
          $isSheet={isSheet}
        >
          <Header>
            <Title id={titleId}>{title}</Title>
            {hasCloseButton && <IconButton label={labels.overlay.close} icon={<X aria-hidden />} onClick={onEscape} />}
          </Header>
          <Body ref={body} tabIndex={tabIndex}>
            {children}
          </Body>
          {footer !== undefined && <Footer>{footer}</Footer>}
        </Panel>
      </FloatingFocusManager>
    </Backdrop>,
    document.body,
  );
}
