# Grades the pictures of each case study as a world of its own: the vermilion light becomes the client's colour, and
# shadows, lights and brightness follow. One table of colours (a .cube, as colourists use it) does a case's stills and loop.
#   worlds.py tables            -> $ART_DIR/worlds/<case>.cube
#   worlds.py still <case> in.png out.png
import os,sys
import cv2, numpy as np
OUT=os.environ.get('ART_DIR','.')+'/worlds'; N=33
M1=np.array([[.4122214708,.5363325363,.0514459929],[.2119034982,.6806995451,.1073969566],[.0883024619,.2817188376,.6299787005]])
M2=np.array([[.2104542553,.7936177850,-.0040720468],[1.9779984951,-2.4285922050,.4505937099],[.0259040371,.7827717662,-.8086757660]])
def lin(x): return np.where(x<.04045,x/12.92,((np.maximum(x,0)+.055)/1.055)**2.4)
def gam(x): x=np.clip(x,0,1); return np.where(x<.0031308,x*12.92,1.055*x**(1/2.4)-.055)
def oklab(rgb): return np.cbrt(lin(rgb)@M1.T)@M2.T
def back(lab): return gam((lab@np.linalg.inv(M2).T)**3@np.linalg.inv(M1).T)
# hue: where the vermilion goes, degrees in Oklab (vermilion itself is 37); chroma, light: how strong it is there
# shadow, high: what is added to dark and bright parts, (a, b) in Oklab; lift: how far black is raised; gamma: < 1 is brighter
# wide: how far from vermilion a hue may be, degrees; glow: > 0 takes the colour off weak light, so that the shadow's own wins
# ink: red marks that are no light become dark ink of that hue
WORLDS={
 'aviation':dict(hue=68,chroma=.80,light=.03,shadow=(-.040,-.125),high=(-.040,-.075),lift=.15,gamma=.72,wide=30,glow=1.4),
 'invest':  dict(hue=62,chroma=.72,light=.03,shadow=(-.080,-.010),high=(-.060,.000),lift=.03,gamma=.98,glow=.5),
 'agent':   dict(hue=78,chroma=.50,light=.00,shadow=(.010,.030),high=(.004,.034),lift=.03,gamma=.86,ink=262),
 'podcast': dict(hue=262,chroma=1.05,light=-.03,shadow=(-.006,-.055),high=(-.006,-.040),lift=.03,gamma=.92,wide=62),
 'event':   dict(hue=-40,chroma=.95,light=-.05,shadow=(.016,-.030),high=(.004,-.045),lift=.04,gamma=.92),
 'city':    dict(hue=66,chroma=1.0,light=.02,shadow=(-.095,-.040),high=(-.050,.002),lift=.07,gamma=.86,wide=30,glow=.35),
 'product': dict(hue=24,chroma=1.05,light=-.01,shadow=(.018,.004),high=(.008,.006),lift=.02,gamma=1.0),
}
def grade(rgb,w):
    """rgb: 0..1, any shape ending in 3"""
    lab=oklab(rgb); L,a,b=lab[...,0],lab[...,1],lab[...,2]; c=np.hypot(a,b); h=np.degrees(np.arctan2(b,a))
    off=np.abs((h-40+180)%360-180); wide=w.get('wide',34)
    red=np.clip((wide+10-off)/20,0,1)*np.clip((c-.012)/.05,0,1)      # how much of a pixel is the vermilion light
    red=red*red*(3-2*red)
    t=np.radians(w['hue']); c1=c*w['chroma']*np.clip(c/.2,0,1)**w.get('glow',0); a2=a*(1-red)+c1*np.cos(t)*red; b2=b*(1-red)+c1*np.sin(t)*red
    if 'ink' in w:   # strong red on bright paper: ink
        ink=red*np.clip((c-.09)/.05,0,1)*np.clip((L-.42)/.1,0,1)
        t=np.radians(w['ink']); a2=a2*(1-ink)+.05*np.cos(t)*ink; b2=b2*(1-ink)+.05*np.sin(t)*ink; L=L*(1-ink)+L*.42*ink
    L=L+w['light']*red; x=np.clip(L,0,1)**w['gamma']; x=w['lift']+(1-w['lift'])*x
    dark=(1-x)**2*np.clip(x/.12,0,1); bright=x*x*(1-red)
    out=np.stack([x,a2+w['shadow'][0]*dark+w['high'][0]*bright,b2+w['shadow'][1]*dark+w['high'][1]*bright],-1)
    return back(out)
def table(w):
    t=np.linspace(0,1,N); b,g,r=np.meshgrid(t,t,t,indexing='ij'); return grade(np.stack([r,g,b],-1),w)
if __name__=='__main__':
    os.makedirs(OUT,exist_ok=True)
    if sys.argv[1]=='tables':
        for n,w in WORLDS.items():
            with open(f'{OUT}/{n}.cube','w') as f:
                f.write(f'TITLE "{n}"\nLUT_3D_SIZE {N}\n'); np.savetxt(f,table(w).reshape(-1,3),fmt='%.5f')
    else:
        _,_,case,src,dst=sys.argv; x=cv2.imread(src)[...,::-1]/255.
        y=grade(x,WORLDS[case])[...,::-1]*255; cv2.imwrite(dst,(y+np.random.default_rng(1).uniform(-.5,.5,y.shape)).round().clip(0,255).astype(np.uint8))
