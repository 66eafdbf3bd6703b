/**
 * The few texts that widgets say by themselves, one group per widget. Everything else comes in by props. Texts that
 * carry a value are functions, so that each language keeps its own word order and plurals.
 */
export interface UiLabels {
  button: { busy: string };
  field: { required: string; optional: string };
  form: { requiredNote: string; missing: (names: string[]) => string };
  search: { clear: string; busy: string };
  password: { show: string; hide: string };
  select: { placeholder: string };
  amount: {
    refusal: { ambigu: string; decimales: string; invalide: string; trop_grand: string };
  };
  phone: { tooLong: string };
  dropzone: {
    choose: string;
    drop: string;
    or: string;
    refusal: {
      type: (name: string) => string;
      taille: (name: string) => string;
      vide: (name: string) => string;
      doublon: (name: string) => string;
    };
  };
  fileList: { remove: string; removeNamed: (name: string) => string; progress: (name: string) => string };
  paginator: {
    label: string;
    page: string;
    of: (count: number) => string;
    first: string;
    previous: string;
    next: string;
    last: string;
    announce: (page: number, count: number) => string;
  };
}
