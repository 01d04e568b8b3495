import { Component, type ReactNode } from "react";

type Props = { fallback?: ReactNode; children: ReactNode };

/** A part that fails must not take the page, and typed text, with it. React logs the error. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
