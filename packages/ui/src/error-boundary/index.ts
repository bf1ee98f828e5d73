export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx';
export { ErrorView, type ErrorViewProps } from './error-view.tsx';
