export { type StatusMark, type StatusTone, type StatusWords, wordsOfStatus } from './status.ts';
export { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';
