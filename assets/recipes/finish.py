# The development of p_still.py for what clean.py rendered, which needs no denoising.   finish.py <name in c/> <out> [world]
from post import *; import json,worlds
_,name,out,*world=sys.argv; A=os.environ['ART_DIR']
kw=next(json.load(open(p)) for p in(f'{A}/s_{name}.json',f'{A}/v/{name}.json') if os.path.exists(p))
x=np.maximum(cv2.imread(f'{A}/c/{name}.exr',cv2.IMREAD_UNCHANGED).astype(np.float32)[...,2::-1].copy(),0); x=bloom(x,.06)
if kw.get('st'): x=streak(x,kw['st'])
# at this size a finer grain is enough
c=grade(tonemap(ca(x,.8*x.shape[1]/1600),kw['exp']),vig=.34,grain=.008)
if world: c=worlds.grade(c,worlds.WORLDS[world[0]])
cv2.imwrite(f'{A}/out/{out}.png',(c*255+np.random.default_rng(3).uniform(-.5,.5,c.shape)).round().clip(0,255).astype(np.uint8)[...,::-1])
