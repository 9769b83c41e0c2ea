export { ServiceCards, type ServiceEntry } from './service-cards.tsx';
export {
  Answers,
  type AnswersProps,
  Offers,
  type OffersProps,
  Process,
  type ProcessProps,
  ServiceCover,
} from './service-parts.tsx';
