export { openRecogniser, type Recogniser } from '../../recognition/recogniser.ts';
export { type PictureReading, readPictured } from './read-pictured.ts';
