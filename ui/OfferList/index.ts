export { type Offer, OfferList } from './OfferList';
