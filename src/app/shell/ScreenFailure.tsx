import { Component, type ReactNode } from 'react';
import { reloadPage } from '#app/navigation/reloadPage.ts';
import { useBack } from '#commerce/page/here.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import type { SkeletonName } from '#rules/navigation/registry.ts';
import { shellTexts } from '#texts/shell.ts';
import { AppBar } from '#ui/layout/Bars.tsx';

interface ScreenFailureProps {
  /** The skeleton of the screen: home has another link as its way out, and the search has its own bar. */
  of: SkeletonName;
  onRetry: (byHand: boolean) => void;
  offline?: boolean;
  busy?: boolean;
}

/** Replaces a screen whose code is missing or has thrown: title, bar and problem (KEEP-08, APP-15). */
export function ScreenFailure({ of, ...problem }: ScreenFailureProps) {
  const { shell, errors } = useTexts(shellTexts);
  const onPress = useBack();
  usePageHead({ name: errors[problem.offline ? 'offline' : 'generic'] });
  return (
    <>
      {of === 'search' && <AppBar title={shell.search} back={{ label: shell.back, onPress }} />}
      <ProblemState problem={{}} onHome={of === 'home'} {...problem} />
    </>
  );
}

interface ScreenBoundaryProps {
  of: SkeletonName;
  children: ReactNode;
}

/** Catches errors of a screen, so that bar and tabs still work; a press on retry reloads the page if the server responds. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <ScreenFailure of={this.props.of} onRetry={(byHand) => byHand && void reloadPage()} />;
  }
}
