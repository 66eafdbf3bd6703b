export { GlobalSearch, type GlobalSearchProps, type GlobalSearchResult, type SearchNotice } from './GlobalSearch';
export type { SearchGroup } from './model';
