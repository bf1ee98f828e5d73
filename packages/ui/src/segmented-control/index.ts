export { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';
