export { Breadcrumb, type BreadcrumbProps } from './Breadcrumb';
export { titleLook } from './titleLook';
