export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './field.tsx';
