import type { UiLabels } from './UiLabels';

export const en: UiLabels = {
  button: { busy: 'Please wait…' },
  field: { required: 'required', optional: 'optional' },
  form: {
    requiredNote: 'Required fields: *',
    missing: (names) => `Still to fill in: ${names.join(', ')}`,
  },
  search: { clear: 'Clear the search', busy: 'Searching' },
  password: { show: 'Show the password', hide: 'Hide the password' },
  select: { placeholder: 'Choose…' },
  amount: {
    refusal: {
      ambigu: 'The pasted amount can be read in several ways. Type it in digits, for example 12500.',
      decimales: 'The CFA franc has no decimals. Paste a whole amount, for example 12 500.',
      invalide: 'The pasted text is not an amount. Type it in digits, for example 12500.',
      trop_grand: 'The amount is above 999 999 999 999 Fcfa.',
    },
  },
  phone: { tooLong: 'The pasted number has more than ten digits.' },
  dropzone: {
    choose: 'Choose a file',
    drop: 'Drop the file here',
    or: 'or drag it into this frame',
    refusal: {
      type: (name) => `${name}: this format is not accepted.`,
      taille: (name) => `${name}: this file is too large.`,
      vide: (name) => `${name}: this file is empty.`,
      doublon: (name) => `${name}: this file is already in the list.`,
    },
  },
  fileList: {
    remove: 'Remove',
    removeNamed: (name) => `Remove ${name}`,
    progress: (name) => `Uploading ${name}`,
  },
  paginator: {
    label: 'Pagination',
    page: 'Page',
    of: (count) => `of ${count}`,
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    announce: (page, count) => `Page ${page} of ${count}`,
  },
};
