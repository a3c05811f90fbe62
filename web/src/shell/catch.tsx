import { Component, type ReactNode } from 'react';

interface CatchProps {
  readonly children: ReactNode;
  readonly otherwise: ReactNode;
}

/** An error boundary: React allows only a class here. */
export class Catch extends Component<CatchProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
