export { SignaturePad, type SignaturePadProps, type SignatureTexts } from './SignaturePad';
