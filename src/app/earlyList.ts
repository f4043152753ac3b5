import { listCall } from '#api/firstCalls.ts';
import { listPicture } from '#api/firstPictures.ts';
import { isUsualVisit } from './isUsualVisit.ts';
import { sendFirstCall } from './sendFirstCall.ts';

sendFirstCall(listCall, listPicture, isUsualVisit);
