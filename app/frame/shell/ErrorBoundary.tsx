import { Component, type ReactNode } from 'react';
import { BrokenPage } from '../pages/BrokenPage';

interface State {
  failure: unknown;
}

/** Catches what a screen throws while it renders, so that the rest stays usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  override render(): ReactNode {
    return this.state.failure === null ? this.props.children : <BrokenPage failure={this.state.failure} />;
  }
}
