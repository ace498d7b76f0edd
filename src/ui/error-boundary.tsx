import { Component, type ReactNode } from "react";

/** Contains the failure of a part, such as a chart whose code is gone after an update. */
export class ErrorBoundary extends Component<{
  instead: ReactNode;
  /** What it is a part of; with another one it is tried anew. */
  of?: string;
  children: ReactNode;
}> {
  override state: { readonly failed: boolean; readonly of?: string | undefined } = {
    failed: false,
    of: this.props.of,
  };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: { of?: string }, before: { of?: string }) {
    return of === before.of ? null : { failed: false, of };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
