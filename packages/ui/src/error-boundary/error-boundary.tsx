import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorView } from './error-view.tsx';

export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode;
  /** Draws the failure; by default an ErrorView with "Try again". */
  fallback?: ((error: Error, retry: () => void) => ReactNode) | undefined;
  /** Told of each failure, for the log. */
  onError?: ((error: Error, info: ErrorInfo) => void) | undefined;
  /** When it changes (the address, for example), what failed is tried again. */
  resetKey?: string | number | undefined;
}

interface State {
  error: Error | null;
  resetKey: string | number | undefined;
}

/** Keeps a fault in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps({ resetKey }: Pick<ErrorBoundaryProps, 'resetKey'>, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  retry = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.fallback?.(error, this.retry) ?? <ErrorView detail={error.message} onRetry={this.retry} />;
  }
}
