// The body of a process that cuts the places of values out of the pages of one hostile document and ends.
import { type CutRequest, cutPictures } from '@rimawari/extraction/crops';
import { answerOnce } from './ask-once.ts';

answerOnce((request: CutRequest) => cutPictures(request));
