import { fallback } from '../frame/fallback.ts';

fallback();
