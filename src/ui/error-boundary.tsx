import { Component, type ReactNode } from "react";
import { missPart } from "#transport/failed-part.ts";

/** Contains the failure of a part, such as a chart whose code no longer exists after an update. */
export class ErrorBoundary extends Component<{
  fallback: ReactNode;
  /** A new key renders the children again after a failure. */
  resetKey?: string;
  children: ReactNode;
}> {
  override state: { readonly failed: boolean; readonly resetKey?: string | undefined } = {
    failed: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: { resetKey?: string },
    previous: { resetKey?: string },
  ) {
    return resetKey === previous.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    missPart(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
