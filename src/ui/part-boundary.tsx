import { Component, type ReactNode } from "react";

/** Keeps a part that fails from taking the page with it, such as a chart whose code has gone with an update. */
export class PartBoundary extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
