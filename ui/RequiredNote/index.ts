export { RequiredNote } from './RequiredNote';
