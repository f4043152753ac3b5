import { productCall } from '#api/firstCalls.ts';
import { productPicture } from '#api/firstPictures.ts';
import { isUsualVisit } from './isUsualVisit.ts';
import { sendFirstCall } from './sendFirstCall.ts';

sendFirstCall(productCall, productPicture, isUsualVisit);
