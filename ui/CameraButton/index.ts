export { CameraButton, type CameraButtonProps } from './CameraButton';
