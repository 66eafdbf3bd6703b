export { Badge, type BadgeProps } from './Badge';
export { badgeLook } from './Badge.styles';
