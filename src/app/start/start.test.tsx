import { expect, test } from 'vitest';
import { keepPicture } from './start.tsx';

const skeleton = '<div class="frame"><span></span></div><div class="frame"><span></span></div>';
const nextFrame = () => new Promise(requestAnimationFrame);

/** A page whose first frame has the picture, which is kept. */
function pageWithPicture() {
  const root = document.createElement('div');
  root.innerHTML = skeleton;
  document.body.append(root);
  const picture = document.createElement('img');
  root.querySelector('.frame')?.append(picture);
  keepPicture(picture);
  return { root, picture };
}

test('REACH-09: the first picture moves into each skeleton that replaces another one', async () => {
  const { root, picture } = pageWithPicture();
  for (let count = 0; count < 3; count += 1) {
    root.innerHTML = skeleton;
    await nextFrame();
    expect(root.querySelector('.frame')?.lastChild).toBe(picture);
  }
  root.remove();
});

test('REACH-09: the first picture gives way to the screen, and does not come back', async () => {
  const { root, picture } = pageWithPicture();
  root.innerHTML = '<p>the screen</p>';
  await nextFrame();
  root.innerHTML = skeleton;
  await nextFrame();
  await nextFrame();
  expect(picture.isConnected).toBe(false);
  root.remove();
});
