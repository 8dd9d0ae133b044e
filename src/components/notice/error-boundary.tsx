import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What is shown instead of children that cannot be rendered. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * Keeps an error in one part of the page from taking everything off the screen, as React does where no
 * boundary stands in the way. React itself writes the error to the console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override state: ErrorBoundaryState = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
