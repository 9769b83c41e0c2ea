export { type Award, AwardPanel, type AwardPanelProps } from './award-panel.tsx';
export type { Choices, ComparedCell, ComparedFact, ComparedLine, ComparedOffer } from './comparison.ts';
export { ComparisonLegend } from './comparison-legend.tsx';
export { ComparisonMatrix, type ComparisonMatrixProps } from './comparison-matrix.tsx';
