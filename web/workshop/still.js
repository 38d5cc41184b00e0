// The picture of a position on the shelf: as it was last seen, else the bare land.

import { painted as land, show } from "../company/cover.js";
import { showPicture } from "../saves/thumb.js";
import { painted } from "./picture.js";

export const hang = ({ thumb, data: { save } }) => painted(async canvas => {
  if (await showPicture(canvas, thumb)) return;
  const picture = await land(save.game, save.map, [320, 200], true).catch(() => null);
  if (picture) show(canvas, picture);
});
