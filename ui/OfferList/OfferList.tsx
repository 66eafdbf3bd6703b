import type { ReactNode } from 'react';
import { Alert, AlertPlace } from '../Alert';
import { Actions, Item, List, Text } from './OfferList.styles';

export interface Offer {
  /** Tells the offers apart. */
  id: string;
  /** What is offered. */
  text: string;
  /** The buttons; each one names what it is about (DESIGN rule 7). */
  actions: ReactNode;
}

export interface OfferListProps {
  /** Heading, which says what waits. */
  title: string;
  /** What is offered, from top to bottom. */
  offers: readonly Offer[];
}

/**
 * Offers that wait above a list, each with its buttons; they are not printed.
 *
 * Not for errors: `Alert`.
 */
export function OfferList({ title, offers }: OfferListProps) {
  return (
    <AlertPlace>
      <Alert className="no-print" role="region" aria-label={title} tone="warning" title={title}>
        <List>
          {offers.map(({ id, text, actions }) => (
            <Item key={id}>
              <Text>{text}</Text>
              <Actions>{actions}</Actions>
            </Item>
          ))}
        </List>
      </Alert>
    </AlertPlace>
  );
}
