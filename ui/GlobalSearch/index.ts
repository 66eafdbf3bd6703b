export { GlobalSearch, type GlobalSearchProps } from './GlobalSearch';
export type { GlobalSearchResult, SearchGroup, SearchNotice } from './model';
