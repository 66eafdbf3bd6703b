export { Announcer, type AnnouncerProps } from './Announcer';
