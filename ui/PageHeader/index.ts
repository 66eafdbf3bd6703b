export { PageHeader, type PageHeaderProps } from './PageHeader';
export { PageActions } from './PageHeader.styles';
