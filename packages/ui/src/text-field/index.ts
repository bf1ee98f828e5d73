export { type LineFieldProps, TextField, type TextFieldProps } from './text-field.tsx';
