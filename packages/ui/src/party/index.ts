export { type PartyModuleLink, PartyPage, type PartyPageProps } from './party-page.tsx';
export { PartyShelf, type PartyShelfProps } from './party-shelf.tsx';
export { PartyTiles, type PartyTilesProps } from './party-tiles.tsx';
