export { NotStated, type NotStatedProps } from './not-stated.tsx';
