import type { ComponentProps } from 'react';
import { FlagsView } from '#app/flags/FlagsView.tsx';
import { EventsView } from './EventsView.tsx';

export type ViewsProps = ComponentProps<typeof EventsView>;

/** What developers see of a shop with the mock backend. */
export const DeveloperViews = ({ listen }: ViewsProps) => (
  <>
    <FlagsView />
    <EventsView listen={listen} />
  </>
);
