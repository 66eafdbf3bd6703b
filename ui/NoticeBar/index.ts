export { NoticeBar } from './NoticeBar';
