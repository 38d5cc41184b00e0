// How the terrains of The Wolves are painted.

import * as desert from "./brushes/desert.js";
import * as forest from "./brushes/forest.js";
import * as gorge from "./brushes/gorge.js";
import * as lake from "./brushes/lake.js";
import * as meadow from "./brushes/meadow.js";
import * as rock from "./brushes/rock.js";
import * as tundra from "./brushes/tundra.js";
import * as wilds from "./brushes/wilds.js";

const BRUSH = { forest, rock, grass: meadow, tundra, desert, water: lake, chasm: gorge, wilds };

export const brush = terrain => BRUSH[terrain];
