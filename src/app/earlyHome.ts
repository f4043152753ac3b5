import { homeCall } from '#api/firstCalls.ts';
import { homePicture } from '#api/firstPictures.ts';
import { sendFirstCall } from './sendFirstCall.ts';

sendFirstCall(homeCall, homePicture);
